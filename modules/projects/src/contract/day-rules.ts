/** A day as sentences about session dates name it: `MM/DD`. @param day `YYYY-MM-DD` */
export const monthAndDay = (day: string): string => `${day.slice(5, 7)}/${day.slice(8)}`
