import { ORDER_LIMITS } from '@signet/rulebook/orders/limits';
import { Stepper } from '@signet/ui/stepper';
import type { ReactNode } from 'react';
import { textsOf, useFormatMessage, useShellTexts } from '../platform/texts/text-provider.tsx';
import { DeviceIllustration, type Drawn } from './device-illustration.tsx';
import type { TEXTS } from './texts.en-US.ts';

const useTexts = textsOf<typeof TEXTS>('orders');

type DeviceCardProps = {
  drawn: Drawn;
  name: string;
  purpose: string;
  price: ReactNode;
  /** What is free at first, and what is not. */
  free?: string | undefined;
  plus?: string | undefined;
  path: string;
  quantity: string;
  min?: number;
  error?: string | undefined;
  onChange: (quantity: string) => void;
  children?: ReactNode;
};

export function DeviceCard({
  drawn,
  name,
  purpose,
  price,
  free,
  plus,
  path,
  quantity,
  min = 0,
  error,
  onChange,
  children,
}: DeviceCardProps) {
  const texts = useTexts();
  const shell = useShellTexts();
  const fillIn = useFormatMessage();
  return (
    <li className={Number(quantity) > 0 ? 'device device-chosen' : 'device'}>
      <DeviceIllustration of={drawn} />
      <div>
        <p className="device-name">
          {name}
          <span className="device-price">{price}</span>
        </p>
        <p className="device-purpose">{purpose}</p>
        {free && <p className="device-free">{free}</p>}
        {plus && <p className="device-plus">{plus}</p>}
        <Stepper
          name={path}
          label={fillIn(texts.quantityOf, { name })}
          labelHidden
          value={quantity}
          min={min}
          max={ORDER_LIMITS.maxPerDevice}
          lessLabel={fillIn(texts.less, { name })}
          moreLabel={fillIn(texts.more, { name })}
          error={error}
          errorPrefix={shell.errorPrefix}
          onChange={onChange}
        />
        {children}
      </div>
    </li>
  );
}
