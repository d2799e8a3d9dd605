import { freePort } from '../../scripts/lib/processes/ports.mjs'
import { startSite } from '../../scripts/lib/site/site-server.mjs'

/**
 * Starts one more process of the measured site, on the same database.
 * @param name of its log
 * @returns its URL and its process
 */
export async function startSecondSite({ siteUrl, groups, environment, databaseUrl, folder }, name) {
  const port = await freePort()
  const server = await startSite({
    groups,
    mode: 'start',
    port,
    environment: { ...environment, DATABASE_URL: databaseUrl, SITE_URL: siteUrl, PORT: String(port) },
    show: false,
    log: `${folder}/logs/${name}.log`,
  })
  return { url: `http://127.0.0.1:${port}`, server }
}
