import { useEffect, useState } from 'react';
import { Download } from '../../kit/icons/actions.tsx';

interface FileLinkProps {
  readonly file: Blob;
  readonly name: string;
  readonly children: string;
}

/** A link that saves a file from memory. */
export function FileLink({ file, name, children }: FileLinkProps) {
  const [address, setAddress] = useState<string>();
  // Object URLs stay in memory until they are revoked.
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return (
    <a className="d-link d-csv-link" href={address} download={name}>
      <Download /> {children}
    </a>
  );
}
