/** The words for a choice of a form; over the phone anything may have been entered, and stands as it is. */
export const labelIn = (labels: Record<string, string>, value: string | null | undefined): string | null =>
  (value && labels[value]) || value || null
