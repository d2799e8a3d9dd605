/** Entries per page of a public list (specification): colleges, vacancies, one's own applications. */
export const ENTRIES_PER_PAGE = 10

export const DESK_ROWS_PER_PAGE = 25

/** Rows an export reads per query. */
export const EXPORT_ROWS_PER_READ = 1000
