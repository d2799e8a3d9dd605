const format = new Intl.DateTimeFormat('en-IN', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  hour: 'numeric',
  minute: '2-digit',
  timeZone: 'Asia/Kolkata',
})

/** A moment as people in India say it: "Monday, 23 November at 9:00 am". */
export const indianMoment = (moment: Date | string): string => format.format(new Date(moment))
