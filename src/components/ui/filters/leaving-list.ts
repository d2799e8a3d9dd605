/** Event of a filter field on navigation, so that pending input is not applied afterwards. */
export const LEAVING_LIST = 'leaving-list'
