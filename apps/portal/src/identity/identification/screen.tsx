import { useInquiry } from '../inquiry/use-inquiry.ts';
import { PhotoId } from '../inquiry/photo-id.tsx';

/** The applicant's photo ID. */
export const Screen = () => <PhotoId state={useInquiry('identification')} />;
