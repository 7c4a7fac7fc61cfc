/** Room in the bar above a page, where what is shown below may put something of its own. */
import { getContext, setContext, type Snippet } from 'svelte';

const KEY = Symbol('bar');

export class Bar {
  content = $state.raw<Snippet>();
}

/** For the frame, which shows what the page puts there. */
export function provideBar(): Bar {
  return setContext(KEY, new Bar());
}

/** For what stands inside a frame; without one, nobody shows it. */
export function useBar(): Bar {
  return getContext<Bar | undefined>(KEY) ?? new Bar();
}
