const WIDTH = 176
const HEIGHT = 18
/** How far the picture reaches, in times the candidate's rank: their line stands at the same place in every row. */
const REACH = 1.6

/**
 * How far the seats went: strong to where the first round closed, pale to where the last main round did, and a line for
 * the rank that was asked for. A bar past the line means that a rank like it got a seat. The numbers stand beside it,
 * so it is for the eye alone.
 * @param isGuess false where past years tell nothing of this rank: the bar is then no promise
 */
export function RankLine({
  rank,
  first,
  last,
  isGuess = true,
}: {
  rank: number
  first?: number
  last?: number
  isGuess?: boolean
}) {
  const fill = isGuess ? 'fill-brand' : 'fill-edge'
  const at = (value: number) => Math.min(1, value / (REACH * rank)) * WIDTH
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true" className="h-4.5 w-44 max-w-full">
      <rect y={5} width={WIDTH} height={8} className="fill-none stroke-rule" />
      {last && <rect y={5} width={at(last)} height={8} className={`${fill} opacity-35`} />}
      {first && <rect y={5} width={at(first)} height={8} className={fill} />}
      <path d={`M${at(rank)} 0V${HEIGHT}`} className="stroke-ink stroke-2" />
    </svg>
  )
}
