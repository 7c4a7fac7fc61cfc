/** One of several answers, as Select and RadioGroup offer them. */
export interface Option<Value extends string> {
  value: Value;
  label: string;
  hint?: string;
  disabled?: boolean;
}
