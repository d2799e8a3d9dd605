import { createRequire } from 'node:module'

/** Next's renderer of pages as a production build loads it, once for the process. */
const RENDERER = 'next/dist/compiled/next-server/app-page-turbo.runtime.prod.js'

type Prerender = (...asked: unknown[]) => Promise<{ metadata: { flightData?: Buffer } }>

/**
 * Spares a page that is rendered to be kept a tenth of its time: Next writes it as JSON only to learn its length, which
 * it does not use, and the data for React number by number.
 */
export function keepPagesWithoutJson(): void {
  const { AppPageRouteModule } = createRequire(import.meta.url)(RENDERER)
  const { prerender }: { prerender: Prerender } = AppPageRouteModule.prototype
  AppPageRouteModule.prototype.prerender = async function prerenderWithoutJson(...asked: unknown[]) {
    const result = await prerender.apply(this, asked)
    const { flightData } = result.metadata
    if (flightData) Object.assign(flightData, { toJSON: () => null })
    return result
  }
}
