import { mount } from 'svelte';
import App from './App.svelte';
import { showTheme } from './app/theme.svelte';
import { startWorker } from './app/worker';
import { startLanguage } from './i18n';
import { followLinks } from './router.svelte';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';

const target = document.getElementById('app');
if (!target) throw new Error('index.html has no #app');

showTheme();
startWorker();
await startLanguage();
followLinks();
mount(App, { target });
