import type { Round, SeatGender } from '@/features/cut-offs/schema'

/** What one document says of one kind of seat for MBBS: a line for each college, a column for each category. */
export interface RankList {
  source: string
  /** The address of the authority. */
  authority: string
  year: number
  round: Round
  /** As the authority's lists write it, like the categories. */
  quota: string
  gender?: SeatGender
  /**
   * The address of each college and its closing all-India ranks under their categories; "-" where the document has
   * none, "25090/5" where only five allotments stand behind it.
   */
  ranks: string
}

/** One closing rank of a list. */
export interface ListedRank {
  college: string
  category: string
  closingRank: number
  /** Null where the document does not say it. */
  allotted: number | null
}

/**
 * Reads the lines of a list.
 * @throws for a line that has not one cell for each category, and for a cell that is no rank
 */
export function readRanks(list: Pick<RankList, 'ranks'>): ListedRank[] {
  const [head = '', ...lines] = list.ranks.trim().split('\n')
  const [, ...categories] = head.trim().split(/\s+/)
  return lines.flatMap((line) => {
    const [college = '', ...cells] = line.trim().split(/\s+/)
    if (cells.length !== categories.length) throw new Error(`The line of ${college} has not a cell for each category.`)
    return cells.flatMap((cell, column) => {
      if (cell === '-') return []
      const [, rank, allotted] = /^(\d+)(?:\/(\d+))?$/.exec(cell) ?? []
      if (!rank) throw new Error(`The line of ${college} has a cell that is no rank: ${cell}`)
      return [
        {
          college,
          category: categories[column] ?? '',
          closingRank: Number(rank),
          allotted: allotted ? Number(allotted) : null,
        },
      ]
    })
  })
}
