/** The address of the staff's screen in the studio. */
export const staffDeskPaths = { staff: () => '/admin/staff' } as const
