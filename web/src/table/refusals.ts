/** Why the server said no, in words; a rule of the game also offers to be read. */
import type { Say } from '../games/contract';
import type { Refusal } from '../generated/wire';
import { refusalId, t } from '../i18n';
import { RefusedError } from '../live';
import { toast } from '../ui/toasts.svelte';

const RULE_ID = /^[A-Z]+(-[A-Z]+)*-[A-Z]*\d+(\.\d+)*$/;

/** A card stands in a sentence by its name. */
function named(values: Refusal['values'], say: Say): Refusal['values'] {
  const name = `card-${values.card ?? ''}`;
  return (say.has?.(name) ?? false) ? { ...values, card: say(name) } : values;
}

export function showRefusal(failure: unknown, say: Say, readRule: (rule: string) => void): void {
  if (!(failure instanceof RefusedError)) throw failure;
  const { rule, values } = failure.reason;
  const id = refusalId(rule);
  const words = (say.has?.(id) ?? true) ? say(id, named(values, say)) : id;
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
