import { describe, expect, it } from 'vitest'
import { ENDPOINTS, isPayloads } from './endpoint-table'
import { endpointsByOwner, HALVES, itLetsInWhomTheTableSays, routesOf } from './endpoint-walk'

itLetsInWhomTheTableSays(HALVES.first)

describe('the table of endpoints', () => {
  it('names every endpoint of the built configuration, and no other', () => {
    const built = [...endpointsByOwner()].flatMap(([of, own]) => routesOf(own).map((route) => `${of}: ${route}`))
    const listed = Object.entries(ENDPOINTS).flatMap(([route, groups]) =>
      Object.values(groups).flatMap((owners) => owners.map((of) => `${of}: ${route}`)),
    )
    expect(built.sort()).toEqual(listed.sort())
  })

  it('has a rule of ours for every endpoint that does not come with Payload', () => {
    const own = [...endpointsByOwner()].flatMap(([of, endpoints]) =>
      endpoints.filter(({ method, path }) => !isPayloads(`${method} ${path}`)).map((endpoint) => ({ of, endpoint })),
    )
    expect(own.length).toBeGreaterThan(10)
    for (const { of, endpoint } of own) {
      expect([of, endpoint.path, typeof endpoint.custom?.rule]).toEqual([of, endpoint.path, 'function'])
    }
  })
})
