/** Why something was not done, beside what was pressed; nothing while there is no reason. It is read out when it comes. */
export function Refused({ says }: { says: string | null | undefined }) {
  if (says === null || says === undefined) return null
  return (
    <p role="alert" className="text-sm text-hard">
      {says}
    </p>
  )
}
