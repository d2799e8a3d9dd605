import type { GlobalBeforeChangeHook } from 'payload'

/** The point on the map is that of an address: it goes when the address changes and nobody gave another point. */
export const moveMapWithAddress: GlobalBeforeChangeHook = ({ data, originalDoc }) => {
  const isMoved = Boolean(originalDoc?.address) && data.address !== undefined && data.address !== originalDoc?.address
  const isOldPoint = (data.mapQuery ?? originalDoc?.mapQuery) === originalDoc?.mapQuery
  return isMoved && isOldPoint ? { ...data, mapQuery: null } : data
}
