/** One bone of a skeleton: the place of a line of text that is on its way. */
function Bone({ width = '100%', height = '1em' }: { width?: string; height?: string }) {
  return <div className="bone" style={{ width, height }} />
}

/** Rows as a list shows them while they load; `words` is read aloud instead. */
export function SkeletonRows({ rows = 4, words }: { rows?: number; words: string }) {
  return (
    <div role="status">
      <span className="sr">{words}</span>
      <div className="jobs" aria-hidden="true">
        {[...Array(rows).keys()].map((row) => (
          <div className="job" key={row}>
            <Bone width={`${46 - (row % 3) * 5}%`} height="1.4em" />
            <Bone width="28%" />
            <Bone width={`${60 - (row % 2) * 8}%`} />
          </div>
        ))}
      </div>
    </div>
  )
}
