/** Replaces Payload's side navigation: the bar above every screen leads everywhere. */
export const NoSideNavigation = () => null
