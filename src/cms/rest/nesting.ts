/** Rich text, the deepest that a form of ours sends, stays far below. */
const DEEPEST = 100

/**
 * Whether a value is nested deeper than any record: whoever walks through it by recursion would run out of stack.
 * Looked at level by level, which needs none.
 */
export function isTooDeep(value: unknown): boolean {
  let level: unknown[] = [value]
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > DEEPEST) return true
    level = level.flatMap((one) => (typeof one === 'object' && one !== null ? Object.values(one) : []))
  }
  return false
}
