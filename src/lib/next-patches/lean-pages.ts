import { createRequire } from 'node:module'

/** Next's renderer of pages as a production build loads it, once for the process. */
const RENDERER = 'next/dist/compiled/next-server/app-page-turbo.runtime.prod.js'

interface Rendering {
  renderOpts: { ComponentMod: { collectSegmentData?: () => Promise<undefined> } }
}
type Prerender = (
  request: unknown,
  response: unknown,
  rendering: Rendering,
) => Promise<{ metadata: { flightData?: Buffer } }>

/**
 * Spares a page that is rendered to be kept a fifth of its time. Next takes the data of the whole page apart once more,
 * for links that fetch parts of it early; without parts they fetch the whole. And it writes the page as JSON only to
 * learn its length, a buffer number by number, which it then does not use.
 */
export function renderPagesOnce(): void {
  const { AppPageRouteModule } = createRequire(import.meta.url)(RENDERER)
  const { prerender }: { prerender: Prerender } = AppPageRouteModule.prototype
  AppPageRouteModule.prototype.prerender = async function leanPrerender(...asked: Parameters<Prerender>) {
    asked[2].renderOpts.ComponentMod.collectSegmentData = async () => undefined
    const result = await prerender.apply(this, asked)
    const { flightData } = result.metadata
    if (flightData) Object.assign(flightData, { toJSON: () => null })
    return result
  }
}
