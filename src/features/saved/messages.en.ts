/** All messages of saving, for both kinds. */
export const savedMessages = {
  college: {
    save: 'Save College',
    saved: 'Saved',
    login: 'Login to Save College',
    savedNow: 'College saved successfully!',
    removedNow: 'College removed from saved list',
    errorMessages: {
      'already-saved': 'You have already saved this college.',
      'not-there': 'This college is not listed.',
    },
    signInFirst: 'Please login to save colleges',
    saveFailed: 'Failed to save college',
    removeFailed: 'Failed to remove college',
  },
  job: {
    save: 'Save Job',
    saved: 'Saved',
    login: 'Login to Save Job',
    savedNow: 'Job saved successfully!',
    removedNow: 'Job removed from saved list',
    errorMessages: { 'already-saved': 'You have already saved this job.', 'not-there': 'This job is no longer open.' },
    signInFirst: 'Please login to save jobs',
    saveFailed: 'Failed to save job',
    removeFailed: 'Failed to remove job',
  },
} as const
