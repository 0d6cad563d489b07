/** What is chosen from a list or counted; its code arrives after the page stands. */
export { Autocomplete, MultiSelect, NumberInput, Select, TagsInput } from './late-inputs.tsx'
