/** Box of a control: input, select, textarea. */
export const controlBox = 'control px-[0.8rem] py-[0.45rem]'

/** The same with a leading icon. */
export const searchBox = 'control py-[0.45rem] pr-[0.8rem] pl-[2.6rem]'

/** Box of a select, with room for its arrow. */
export const selectBox = 'control py-[0.45rem] pr-[2.2rem] pl-[0.8rem]'
