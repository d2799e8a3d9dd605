/** In place of Payload's side navigation: the bar over every screen leads everywhere. */
export const NoSideNavigation = () => null
