/** Whether an item of a list begins with the box of a to-do list, which stands where others have a bullet. */
export const isTaskItem = (text: string): boolean => /^\s*[☐☑]\s/.test(text)
