/** What a control of a story does. */
export const nothing = () => undefined
