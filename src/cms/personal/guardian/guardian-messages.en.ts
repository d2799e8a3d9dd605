/** Shown where something waits for a parent. */
export const guardianErrorMessages = {
  'guardian-waits': 'You are under 18, so a parent has to agree first. See “Account settings” on your dashboard.',
} as const

/** Labels of the question who is filling in the form. */
export const guardianMessages = {
  label: 'Who is writing',
  writers: {
    adult: 'I am 18 or older',
    parent: 'I am a parent or guardian',
    minor: 'I am under 18',
  },
} as const
