/** Sent by a field of filters when somebody goes elsewhere, so that what was typed before is not applied after them. */
export const LEAVING_LIST = 'leaving-list'
