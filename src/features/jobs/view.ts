/** What a card shows of a vacancy. */
export interface JobCardView {
  id: string
  slug: string
  title: string
  /** Null where the vacancy does not name it; the card says "Confidential institution". */
  institution: string | null
  department: string | null
  location: string | null
  experience: string | null
  designation: string | null
  type: string | null
  salary: string | null
  /** "Posted 2 days ago". */
  postedLabel: string
  /** "Closes in 3 days"; null while the deadline is far. */
  deadlineLabel: string | null
}
