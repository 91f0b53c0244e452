import { useState } from 'react';
import type { PaperSignature, Side } from '@/domain/service-records/serviceRecord';
import { useSignature } from '@/shared/signature/useSignature';

/** The signature of a side in the making. */
export function useSigning(options: Parameters<typeof useSignature>[0]) {
  const signature = useSignature(options);
  const [isNameMissing, setIsNameMissing] = useState(false);
  return {
    signature,
    isOurs: options.name !== '',
    isNameMissing: isNameMissing && signature.name.trim() === '',
    /** Captures it; null if the name or the signature is missing, which is then said. */
    make: async (side: Side): Promise<PaperSignature | null> => {
      const name = signature.name.trim();
      setIsNameMissing(name === '');
      const image = await signature.capture();
      if (image === null || name === '') return null;
      return { side, name, at: new Date().toISOString(), typed: signature.way === 'type', image };
    },
  };
}

export type Signing = ReturnType<typeof useSigning>;
