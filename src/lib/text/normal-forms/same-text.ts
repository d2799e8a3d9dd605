/** Whether two texts are the same but for capital letters: what people type against the names that we know. */
export const isSameText = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase()

/** Whether a text says some words already, but for capital letters: "Senior Resident, Surgery". */
export const saysWithin = (text: string, words: string): boolean => text.toLowerCase().includes(words.toLowerCase())
