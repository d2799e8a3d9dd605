/** Whether two texts are the same but for capital letters: what people type against the names that we know. */
export const isSameText = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase()
