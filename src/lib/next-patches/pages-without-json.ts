import { createRequire } from 'node:module'

/** Next's page renderer as a production build loads it, once per process. */
const RENDERER = 'next/dist/compiled/next-server/app-page-turbo.runtime.prod.js'

type Prerender = (...args: unknown[]) => Promise<{ metadata: { flightData?: Buffer } }>

/**
 * Saves a tenth of the time of rendering a cached page: Next serializes it as JSON only to learn its length, which it
 * does not use, and the data for React number by number.
 */
export function keepPagesWithoutJson(): void {
  const { AppPageRouteModule } = createRequire(import.meta.url)(RENDERER)
  const { prerender }: { prerender: Prerender } = AppPageRouteModule.prototype
  AppPageRouteModule.prototype.prerender = async function prerenderWithoutJson(...args: unknown[]) {
    const result = await prerender.apply(this, args)
    const { flightData } = result.metadata
    if (flightData) Object.assign(flightData, { toJSON: () => null })
    return result
  }
}
