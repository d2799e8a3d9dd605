const WIDTH = 112
const HEIGHT = 18
const MIDDLE = HEIGHT / 2

/**
 * Where the first and the last main round closed, beside the rank that was asked for: tinted is where the seat was
 * still there for it. The table around it says the same, so it is for the eye alone.
 */
export function RankLine({
  rank,
  first,
  last,
  largest,
}: {
  rank: number
  first?: number
  last?: number
  /** The largest rank of the scale. */
  largest: number
}) {
  const at = (value: number) => 4 + (value / largest) * (WIDTH - 8)
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true" className="h-4.5 w-28 max-w-full">
      <rect x={at(rank)} y={0} width={Math.max(0, WIDTH - at(rank))} height={HEIGHT} className="fill-brand-wash" />
      <path d={`M0 ${MIDDLE}H${WIDTH}`} className="stroke-rule" />
      {first && last && <path d={`M${at(first)} ${MIDDLE}H${at(last)}`} className="stroke-brand" />}
      <path d={`M${at(rank)} 1V${HEIGHT - 1}`} className="stroke-ink stroke-2" />
      {last && <circle cx={at(last)} cy={MIDDLE} r={3.2} className="fill-paper stroke-brand stroke-[1.5]" />}
      {first && <circle cx={at(first)} cy={MIDDLE} r={3.5} className="fill-brand" />}
    </svg>
  )
}
