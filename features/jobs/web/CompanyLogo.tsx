import { Avatar } from '#platform/web/ui/Avatar.tsx'

/** The logo of a company, or the contour tile of its name. */
export function CompanyLogo({ company, logoUrl, size = 'large' }: { company: string; logoUrl: string | null; size?: 'normal' | 'large' }) {
  return (
    <span className="company-logo flex-none">
      <Avatar person={{ id: company, name: company, picture: logoUrl }} size={size} />
    </span>
  )
}
