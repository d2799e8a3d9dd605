/** Every sentence of the enquiries desk. */
export const enquiryDeskTexts = {
  searched: 'Enquiry',
  task: 'Enquiries desk',
  overview: {
    title: 'Enquiries',
    waiting: 'Waiting for a first answer',
    late: 'Waiting over 24 hours',
    mine: 'Mine',
    today: 'Due today',
    overdue: 'Overdue',
    unassigned: 'Unassigned',
    median: 'Median time to the first answer',
    noMedian: 'None yet',
    hours: (hours: number) => `${hours} h`,
  },
} as const
