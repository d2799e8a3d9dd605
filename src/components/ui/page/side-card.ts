/** The matter of a page and a card beside it that stays in sight. */
export const BESIDE = 'grid gap-10 lg:grid-cols-[minmax(0,1fr)_20rem] lg:items-start lg:gap-16'

const CARD = 'grid gap-4 border-t-[3px] border-ink bg-sunk px-[1.35rem] pt-[1.35rem] pb-6'
const STAYS = 'lg:sticky lg:top-[calc(var(--header)+2.5rem)] lg:mt-[clamp(2rem,1.5rem+2vw,3.25rem)]'

/** The card beside a page: a bar at the bottom of a phone's screen, of which only the actions show. */
export const SIDE_BAR = {
  card: `side-bar ${CARD} ${STAYS} max-lg:fixed max-lg:inset-x-0 max-lg:bottom-0 max-lg:z-15 max-lg:border-t max-lg:border-edge max-lg:bg-raised max-lg:px-gutter max-lg:pt-[0.6rem] max-lg:pb-[max(0.6rem,env(safe-area-inset-bottom))] max-lg:shadow-float max-lg:[&>:not(.side-actions)]:hidden`,
  actions:
    'side-actions grid gap-[0.6rem] max-lg:grid-cols-2 max-xs:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] max-lg:[&_:is(a,button)]:px-2 max-xs:[&_:is(a,button)]:gap-[0.35rem] max-xs:[&_:is(a,button)]:px-[0.35rem] max-xs:[&_:is(a,button)]:text-sm',
} as const
