import { type CollisionDetection, type KeyboardCoordinateGetter, pointerWithin, rectIntersection } from '@dnd-kit/core'

const STEPS: Partial<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowLeft: -1 }

/** The column under the pointer; under most of the card where no pointer moves it. */
export const columnUnder: CollisionDetection = (asked) =>
  asked.pointerCoordinates ? pointerWithin(asked) : rectIntersection(asked)

/** The arrow keys carry a card from column to column, at its height. */
export const besideColumn: KeyboardCoordinateGetter = (event, { currentCoordinates, context }) => {
  const step = STEPS[event.code]
  if (!step) return undefined
  event.preventDefault()
  const columns = [...context.droppableRects.entries()].sort(([, one], [, other]) => one.left - other.left)
  const now = columns.findIndex(([id]) => id === context.over?.id)
  const next = columns[now + step]?.[1]
  return next ? { ...currentCoordinates, x: next.left } : undefined
}
