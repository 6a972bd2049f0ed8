export const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** The head of a table with a column for each day of the week; the table has the class `calendar-grid`. */
export const WeekdayHeader = () => (
  <thead>
    <tr>
      {WEEKDAYS.map((name) => (
        <th key={name} scope="col" abbr={name}>
          {name.slice(0, 3)}
        </th>
      ))}
    </tr>
  </thead>
)
