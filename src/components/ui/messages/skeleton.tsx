/** One bar of a skeleton, in place of a loading line. */
const Bone = ({ width = '100%', height = '1em' }: { width?: string; height?: string }) => (
  <div className="animate-breathe rounded-chip bg-rule motion-reduce:animate-none" style={{ width, height }} />
)

/** Skeleton rows of a list; `words` is read aloud instead. */
export const SkeletonRows = ({ rows = 4, words }: { rows?: number; words: string }) => (
  <div role="status">
    <span className="sr-only">{words}</span>
    <div className="border-b border-rule" aria-hidden="true">
      {[...Array(rows).keys()].map((row) => (
        <div className="grid gap-[0.35rem] border-t border-rule py-[1.4rem]" key={row}>
          <Bone width={`${46 - (row % 3) * 5}%`} height="1.4em" />
          <Bone width="28%" />
          <Bone width={`${60 - (row % 2) * 8}%`} />
        </div>
      ))}
    </div>
  </div>
)
