/** Something that is asked of the server: whether it is under way, and what went wrong. */
import { inWords } from '../api';

export class Attempt {
  busy = $state(false);
  error = $state('');

  /** Does the work; returns whether it succeeded. */
  async make(work: () => Promise<void>): Promise<boolean> {
    this.busy = true;
    this.error = '';
    try {
      await work();
      return true;
    } catch (failure) {
      this.error = inWords(failure);
      return false;
    } finally {
      this.busy = false;
    }
  }
}
