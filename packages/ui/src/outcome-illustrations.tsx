import { Illustration } from './illustrations.tsx';

function Spot({ x, y, r, line }: { x: number; y: number; r: number; line: string }) {
  return (
    <>
      <circle className="ground" cx={x} cy={y} r={r + 5} />
      <circle className="high" cx={x} cy={y} r={r} />
      <path className="high-line" strokeWidth="4" d={line} />
    </>
  );
}

export function IdentityIllustration() {
  return (
    <Illustration>
      <path
        className="tint"
        transform="rotate(-7 150 96)"
        d="M94 38h124a10 10 0 0 1 10 10v76a10 10 0 0 1-10 10H94a10 10 0 0 1-10-10V48a10 10 0 0 1 10-10z"
      />
      <path
        className="paper"
        d="M98 40h124a10 10 0 0 1 10 10v76a10 10 0 0 1-10 10H98a10 10 0 0 1-10-10V50a10 10 0 0 1 10-10z"
      />
      <path className="ink" d="M88 50a10 10 0 0 1 10-10h124a10 10 0 0 1 10 10v10H88z" />
      <path
        className="ground"
        d="M107 74h30a5 5 0 0 1 5 5v38a5 5 0 0 1-5 5h-30a5 5 0 0 1-5-5V79a5 5 0 0 1 5-5z"
      />
      <path className="ink" d="M122 83a9 9 0 1 0 0 18a9 9 0 0 0 0-18zM106 122a16 14 0 0 1 32 0z" />
      <path className="tint-line" strokeWidth="6" d="M156 80h56M156 94h40M156 108h28" />
      <path className="paper" d="M104 47a3 3 0 1 0 0 6a3 3 0 0 0 0-6zM114 48h34v4h-34z" />
      <Spot x={224} y={126} r={18} line="M215.5 126.5l6 6 11-12" />
    </Illustration>
  );
}

export function DocumentIllustration() {
  return (
    <Illustration>
      <path
        className="tint"
        transform="rotate(-7 160 90)"
        d="M112 24h88a10 10 0 0 1 10 10v110a10 10 0 0 1-10 10h-88a10 10 0 0 1-10-10V34a10 10 0 0 1 10-10z"
      />
      <path
        className="paper"
        d="M118 20h66l30 30v96a10 10 0 0 1-10 10h-86a10 10 0 0 1-10-10V30a10 10 0 0 1 10-10z"
      />
      <path
        className="ink"
        d="M184 20l30 30h-22a8 8 0 0 1-8-8zM127 38h34a3 3 0 0 1 3 3v7a3 3 0 0 1-3 3h-34a3 3 0 0 1-3-3v-7a3 3 0 0 1 3-3z"
      />
      <path className="tint-line" strokeWidth="6" d="M127 70h68M127 86h68M127 102h44" />
      <path className="ink-line" strokeWidth="3" d="M127 134c9-15 15-15 13-3s8 5 13-4 7 9 16 3" />
      <path className="ink" d="M204 138l-7 28 12-5 7 10 6-30zM228 138l7 28-12-5-7 10-6-30z" />
      <Spot x={216} y={126} r={20} line="M206.5 126.5l6.5 6.5 12-13" />
    </Illustration>
  );
}

export function BankIllustration() {
  return (
    <Illustration>
      <path className="tint-line" strokeWidth="4" d="M24 152h272" />
      <path className="paper" d="M178 70h108v62H178z" />
      <path
        className="tint"
        d="M186 76h14v54h-14zM212 76h14v54h-14zM238 76h14v54h-14zM264 76h14v54h-14z"
      />
      <path
        className="ink"
        d="M232 30l60 32v8H172v-8zM172 130h120v10H172zM166 140h132a2 2 0 0 1 2 2v10H164v-10a2 2 0 0 1 2-2zM42 86h32a8 8 0 0 1 8 8v50a8 8 0 0 1-8 8H42a8 8 0 0 1-8-8V94a8 8 0 0 1 8-8z"
      />
      <path
        className="paper"
        d="M232 46a7 7 0 1 0 0 14a7 7 0 0 0 0-14zM44 93h28a3 3 0 0 1 3 3v18a3 3 0 0 1-3 3H44a3 3 0 0 1-3-3V96a3 3 0 0 1 3-3z"
      />
      <path
        className="tint-line"
        strokeWidth="5"
        d="M48 105h20M45.5 127.5h2M57 127.5h2M68.5 127.5h2M45.5 137.5h2M57 137.5h2M68.5 137.5h2"
      />
      <path
        className="ink-line"
        strokeWidth="4"
        strokeDasharray="1 9"
        d="M66 66C86 34 122 34 146 62"
      />
      <path className="ink-line" strokeWidth="4" d="M134 62l14 4 3-15" />
      <circle className="high" cx="106" cy="43" r="17" />
      <text className="on-high" x="106" y="50" textAnchor="middle" fontSize="20">
        $
      </text>
    </Illustration>
  );
}

export type CalendarDate = { month: string; day: string; weekday: string };

export function ReviewIllustration({ date }: { date?: CalendarDate | undefined }) {
  return (
    <Illustration>
      <path
        className="tint"
        transform="rotate(5 160 96)"
        d="M116 30h92a10 10 0 0 1 10 10v102a10 10 0 0 1-10 10h-92a10 10 0 0 1-10-10V40a10 10 0 0 1 10-10z"
      />
      <path
        className="paper"
        d="M114 28h92a10 10 0 0 1 10 10v102a10 10 0 0 1-10 10h-92a10 10 0 0 1-10-10V38a10 10 0 0 1 10-10z"
      />
      <path className="ink" d="M104 38a10 10 0 0 1 10-10h92a10 10 0 0 1 10 10v22H104z" />
      <path className="ink-line" strokeWidth="11" d="M130 20v16M190 20v16" />
      <path className="tint-line" strokeWidth="5" d="M130 20v16M190 20v16" />
      {date ? (
        <>
          <text className="paper" x="160" y="50" textAnchor="middle" fontSize="17">
            {date.month}
          </text>
          <text className="ink" x="160" y="108" textAnchor="middle" fontSize="46">
            {date.day}
          </text>
          <text className="ink" x="160" y="135" textAnchor="middle" fontSize="16">
            {date.weekday}
          </text>
        </>
      ) : (
        <path
          className="tint-line"
          strokeWidth="12"
          d="M124 84h8M156 84h8M188 84h8M124 108h8M156 108h8M188 108h8M124 132h8M156 132h8"
        />
      )}
      <Spot x={230} y={138} r={20} line="M230 127v11l7 5" />
    </Illustration>
  );
}
