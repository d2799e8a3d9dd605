/** Every sentence that the job board shows. */
export const jobTexts = {
  confidentialInstitution: 'Confidential institution',
  notOpen: 'This vacancy is no longer open.',
  onlyWithdraw: 'An application that has been sent can only be withdrawn.',
  alreadyEnded: 'This application has already ended.',
  notYourResume: 'This CV cannot be used for your application.',
} as const
