/** Every sentence of the enquiries desk. */
export const enquiryDeskMessages = {
  searched: 'Enquiry',
  task: 'Enquiries',
  enquiry: 'Enquiry',
  replies: 'Replies to enquiries',
  overview: {
    title: 'Enquiries in 30 days',
    late: 'Enquiries without an answer after 24 hours',
    answer: 'Answer',
    oldest: (name: string, since: string) => `the oldest from ${name}, since ${since}`,
    waiting: 'Enquiries without an answer yet',
    inTime: 'all within 24 hours',
    mine: 'My enquiries',
    today: 'Follow-ups due today',
    overdue: 'Follow-ups overdue',
    unassigned: 'Enquiries of nobody',
    median: (age: string) => `first answer: half within ${age}`,
    chart: 'Enquiries a day, last 30 days',
    chartNone: 'Nobody has asked in the last 30 days.',
  },
} as const
