/** What the studio says of the samples of the first start. */
export const sampleMessages = {
  errorMessages: {
    'sample-stays-hidden':
      'This is a sample of the first start, and the site is set up by now: visitors do not see it. When it describes something real, untick Sample first.',
  },
} as const
