const WIDTH = 720
const HEIGHT = 96
const FOOT = 2
const HEAD = 16

interface DayChartProps {
  /** Title, for the caption and for screen readers. */
  title: string
  /** Shown when there is nothing to count. */
  none: string
  days: { label: string; count: number }[]
}

/** A server-rendered bar chart by day; labels the highest bar and the first and last day. */
export function DayChart({ title, none, days }: DayChartProps) {
  const highestCount = Math.max(1, ...days.map(({ count }) => count))
  const total = days.reduce((sum, { count }) => sum + count, 0)
  if (total === 0) return <p className="mt-3 text-note text-quiet">{none}</p>
  const step = WIDTH / days.length
  const highest = days.findIndex(({ count }) => count === highestCount)
  const first = days[0]
  const last = days[days.length - 1]
  return (
    <figure className="m-0 mt-5 max-w-240">
      <figcaption className="mb-2 font-semibold">{title}</figcaption>
      <svg
        className="block h-auto w-full"
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={`${title}: ${total}`}
      >
        {days.map(({ label, count }, index) => {
          const height = ((HEIGHT - FOOT - HEAD) * count) / highestCount
          return (
            <rect
              key={label}
              x={index * step + 2}
              y={HEIGHT - FOOT - Math.max(height, 1)}
              width={step - 4}
              height={Math.max(height, 1)}
              rx="2"
              className={count > 0 ? 'fill-brand' : 'fill-rule'}
            >
              <title>{`${label}: ${count}`}</title>
            </rect>
          )
        })}
        <text className="fill-quiet text-[13px]" x={highest * step + step / 2} y={HEAD - 4} textAnchor="middle">
          {highestCount}
        </text>
      </svg>
      <p className="m-0 mt-[0.35rem] flex max-w-none justify-between text-small text-quiet" aria-hidden="true">
        <span>{first?.label}</span>
        <span>{last?.label}</span>
      </p>
    </figure>
  )
}
