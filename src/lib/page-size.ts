/** Entries of one page of a public list (specification): colleges, vacancies, one's own applications. */
export const ENTRIES_PER_PAGE = 10

/** Rows of one page of a desk of the studio. */
export const DESK_ROWS_PER_PAGE = 25

/** Rows that a download reads at once. */
export const EXPORT_ROWS_PER_READ = 1000
