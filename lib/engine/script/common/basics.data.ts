/**
 * Common functions of every card game (5.2.1 of the manual of GCCG), in the language itself: games may define them
 * anew. There are no local variables, so each function keeps to names that begin with its own.
 */
export const BASICS = String.raw`
def abs
{
  if(ARG<0) return(-ARG);
  else return(ARG);
}

def CountCards
{
  CountCards.found=(,);
  for(CountCards.card)(ARG)
  {
    if(CountCards.found{CountCards.card}==NULL) CountCards.found{CountCards.card}=1;
    else CountCards.found{CountCards.card}=CountCards.found{CountCards.card}+1;
  }
  return(CountCards.found);
}

def DataPath { return("data/"+ARG); }
def MyPath { return("user/"); }
def SavePath { return("user/save/"); }

def del
{
  del.at=find(ARG[0],ARG[1]);
  if(del.at==NULL) return(ARG[1]);
  else return(left(ARG[1],del.at)+right(ARG[1],length(ARG[1])-del.at-1));
}

def dist
{
  dist.x=ARG[0][0]-ARG[1][0];
  dist.y=ARG[0][1]-ARG[1][1];
  return(dist.x*dist.x+dist.y*dist.y);
}

def GeneratePassword
{
  GeneratePassword.signs=split("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789","");
  return(join(repeat(30,"random(GeneratePassword.signs)"),""));
}

def isreal
{
  if(typeof(ARG)!="string") return(0);
  elseif(ARG=="") return(0);
  else return(length(split(ARG,"")-split(tostr(toreal(ARG)),""))==0);
}

def listjoin
{
  listjoin.list=(,);
  for(listjoin.at)(length(ARG[0]))
  {
    if(listjoin.at>0) listjoin.list=listjoin.list+(ARG[1],);
    listjoin.list=listjoin.list+(ARG[0][listjoin.at],);
  }
  return(listjoin.list);
}

def round { return(toreal(format("%."+ARG[1]+"f",ARG[0]))); }

def sum
{
  sum.total=0;
  for(sum.term)(ARG) sum.total=sum.total+sum.term;
  return(sum.total);
}

def tofilename { return(strreplace(tr(ARG,"/\\","_"),"..","__")); }

def tofnc
{
  tofnc.text=ARG;
  if(typeof(ARG)!="string") tofnc.text=tostr(ARG);
  tofnc.name="";
  for(tofnc.word)(split(tofnc.text," "))
  {
    tofnc.kept=select("#>='0' && #<='9' || #>='A' && #<='Z' || #>='a' && #<='z'",split(tofnc.word,""));
    tofnc.name=tofnc.name+ucfirst(join(tofnc.kept,""));
  }
  return(tofnc.name);
}

def ValidCardNumber
{
  ValidCardNumber.set=set_of(ARG);
  return(ValidCardNumber.set!=NULL && ValidCardNumber.set!="");
}

def ValidMode { return(ARG=="" || ARG=="sealed"); }

def ValidUsername.part
{
  ValidUsername.strange=split(ARG,"")-split("0123456789_ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyzåäöÅÄÖ","");
  return(length(ARG)>=2 && length(ARG)<=10 && length(ValidUsername.strange)==0);
}

def ValidUsername
{
  return(0);
  if(typeof(ARG)=="string")
  {
    ValidUsername.parts=split(ARG,"-",1);
    if(length(ValidUsername.parts)==1) return(ValidUsername.part(ARG));
    elseif(length(ValidUsername.parts)==3)
    {
      if(ValidUsername.parts[1]=="-")
        return(ValidUsername.part(ValidUsername.parts[0]) && ValidUsername.part(ValidUsername.parts[2]));
    }
  }
}

def VersionCompare
{
  VersionCompare.a=split(ARG[0],".");
  VersionCompare.b=split(ARG[1],".");
  VersionCompare.a=VersionCompare.a+copy("0",length(VersionCompare.b)-length(VersionCompare.a));
  VersionCompare.b=VersionCompare.b+copy("0",length(VersionCompare.a)-length(VersionCompare.b));
  return(VersionCompare.a<VersionCompare.b);
}

def wr { println(tostr(ARG)); }

def Sec2Str
{
  Sec2Str.parts=diff_time(ARG,0);
  Sec2Str.hours=Sec2Str.parts[2]+24*Sec2Str.parts[3];
  Sec2Str.rest=right("0"+Sec2Str.parts[0],2)+"s";
  if(Sec2Str.hours>0)
    return(""+Sec2Str.hours+"h"+right("0"+Sec2Str.parts[1],2)+"m"+Sec2Str.rest);
  else
    return(""+Sec2Str.parts[1]+"m"+Sec2Str.rest);
}

def TimeDiff.seconds
{
  TimeDiff.parts=split(ARG,":");
  return(3600*toint(TimeDiff.parts[0])+60*toint(TimeDiff.parts[1])+toint(TimeDiff.parts[2]));
}

def TimeDiff
{
  TimeDiff.span=TimeDiff.seconds(ARG[1])-TimeDiff.seconds(ARG[0]);
  if(TimeDiff.span<0) return(TimeDiff.span+86400);
  else return(TimeDiff.span);
}
`;
