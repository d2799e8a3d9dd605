/** Every sentence that the accounts feature shows. */
export const accountTexts = {
  lastAdmin: 'This is the only administrator. Make somebody else an administrator first.',
} as const

export const fileTexts = {
  tooLarge: 'The file is larger than 5 MB. Choose a smaller one.',
} as const
