// First, since the parser of components looks for it as it is loaded.
import './scripts/component-types.js';
import { NOT_LINTED } from './scripts/not-linted.js';
import js from '@eslint/js';
import prettier from 'eslint-config-prettier';
import svelte from 'eslint-plugin-svelte';
import { defineConfig, globalIgnores } from 'eslint/config';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

export default defineConfig(
  globalIgnores(NOT_LINTED),
  js.configs.recommended,
  ts.configs.strictTypeChecked,
  ts.configs.stylisticTypeChecked,
  svelte.configs.recommended,
  prettier,
  svelte.configs.prettier,
  {
    languageOptions: {
      globals: { ...globals.browser },
      parserOptions: {
        projectService: { allowDefaultProject: ['eslint.config.js', 'svelte.config.js'] },
        tsconfigRootDir: import.meta.dirname,
        extraFileExtensions: ['.svelte'],
      },
    },
    rules: {
      // Numbers read well inside template strings; the strict preset forbids them.
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // The router intercepts plain anchors itself; this rule is for SvelteKit's resolve().
      'svelte/no-navigation-without-resolve': 'off',
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  {
    files: ['**/*.js'],
    extends: [ts.configs.disableTypeChecked],
    languageOptions: { globals: { ...globals.node } },
  },
  {
    files: ['src/app/sw.js'],
    // What the build puts in.
    languageOptions: {
      globals: { ...globals.serviceworker, __FIRST__: 'readonly', __REST__: 'readonly' },
    },
  },
);
