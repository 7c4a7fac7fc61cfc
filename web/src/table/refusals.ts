/** Why the server said no, in words; a rule of the game also offers to be read. */
import type { Say } from '../games/contract';
import { refusalId, t } from '../i18n';
import { RefusedError } from '../live';
import { toast } from '../ui/toasts.svelte';

const RULE_ID = /^[A-Z]+(-[A-Z]+)*-[A-Z]*\d+(\.\d+)*$/;

export function showRefusal(failure: unknown, say: Say, readRule: (rule: string) => void): void {
  if (!(failure instanceof RefusedError)) throw failure;
  const { rule, values } = failure.reason;
  const id = refusalId(rule);
  const words = (say.has?.(id) ?? true) ? say(id, values) : id;
  toast(
    words === id ? t('refusal-other') : words,
    'plain',
    RULE_ID.test(rule)
      ? {
          words: t('rule', { id: rule }),
          act: () => {
            readRule(rule);
          },
        }
      : undefined,
  );
}
